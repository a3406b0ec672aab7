/** Texts of the feng shui of a birth. */
export const tuViFengShuiMessages = {
  title: 'Phong thủy',
  compatible: 'Tương hợp',
  compatibleNote: 'cùng hành với mệnh bạn',
  beneficial: 'Tương sinh',
  beneficialNote: 'sinh cho mệnh bạn',
  avoid: 'Nên tránh',
  avoidNote: 'khắc mệnh bạn',
  numbers: 'Con số may mắn',
  directions: 'Hướng tốt',
  /** Text alternative of the compass, with the good directions. */
  compass: (directions: readonly string[]) => `La bàn hướng tốt. ${directions.join(', ')}.`,
  palace: 'Cung',
};
