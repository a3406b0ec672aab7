/** Vietnamese names of the movements of stock that the shop books itself, by their reasons. */
export const bookedMovementNames = {
  sale: 'Bán',
  confirmation: 'Xác nhận đơn',
  cancellation: 'Hủy đơn',
  edit: 'Sửa đơn',
  return: 'Nhận lại hàng',
  undo: 'Hoàn tác',
  opening: 'Tồn đầu',
  import: 'Nhập từ tệp',
  removal: 'Xóa sản phẩm',
  outside: 'Sửa ngoài hệ thống',
} as const;

/** Kinds of movements: those of the shop, and counts and adjustments by staff. */
export const movementKinds = [
  'by-hand',
  ...Object.keys(bookedMovementNames) as (keyof typeof bookedMovementNames)[],
] as const;

export type MovementKind = (typeof movementKinds)[number];

export const movementKindNames: Readonly<Record<MovementKind, string>> = {
  'by-hand': 'Kiểm kho, điều chỉnh',
  ...bookedMovementNames,
};

const reasonNames: Readonly<Record<string, string>> = { ...bookedMovementNames, count: 'Kiểm kho' };

const actorNames: Readonly<Record<string, string>> = {
  customer: 'Khách',
  cli: 'Dòng lệnh',
  system: 'Hệ thống',
  outside: 'Ngoài hệ thống',
};

/**
 * Returns reason and actor of a movement in words.
 *
 * @param movement its `actorName` is the name of the member of staff, if it is known
 */
export const describeMovement = (
  { reason, actor, actorName }: { reason: string; actor: string; actorName?: string | null },
) => ({
  reason: reasonNames[reason] ?? reason,
  actor: actorName ?? actorNames[actor] ?? 'Nhân viên',
});
