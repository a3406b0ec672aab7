import type { NguHanh } from '@thach-an/lunar';

export interface AdviceRulesProps {
  /** Element of the birth. */
  menh: NguHanh;
  /** Element that overcomes it. */
  overcomer: NguHanh;
}

/** Rules of the advice on stones, in a closed disclosure, and the limits of the advice. */
export function AdviceRules({ menh, overcomer }: AdviceRulesProps) {
  return (
    <>
      <details className='mt-6'>
        <summary className='min-h-11 content-center font-semibold text-jade'>
          Gợi ý theo cách nào?
        </summary>
        <ul className='mt-2 list-disc space-y-1.5 pl-5'>
          <li>
            Mệnh là nạp âm của năm sinh âm lịch. Đá hợp nhất là đá thuộc hành sinh ra mệnh, sau đó
            là đá cùng hành. Đá có hành khắc mệnh ({overcomer} khắc {menh}) không được gợi ý.
          </li>
          <li>
            Ngũ hành trong tứ trụ: mỗi can 10 điểm, mỗi chi 10 điểm chia cho các can tàng, rồi nhân
            theo mùa của tháng sinh (vượng 120%, tướng 110%, hưu 100%, tù 90%, tử 80%). Hành ít điểm
            nhất mà không khắc mệnh là hành nên thêm.
          </li>
          <li>
            Mỗi phái chọn dụng thần một khác. Đây là cách đếm ngũ hành đơn giản, có thể không giống
            lời thầy xem riêng cho bạn.
          </li>
          <li>
            Hành của đá theo màu: trắng Kim, xanh lá Mộc, đen và xanh biển Thủy, đỏ Hỏa, vàng Thổ.
          </li>
        </ul>
      </details>
      <p className='mt-4 text-ink-soft'>
        Đây là quan niệm dân gian, để tham khảo và cho vui. Đá không chữa bệnh và không thay đổi
        được vận mệnh.
      </p>
    </>
  );
}
