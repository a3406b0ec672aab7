/** Rules by which the chart is drawn, in a closed disclosure, and what the chart is not. */
export function LaSoRules() {
  return (
    <>
      <details className='mt-6 print:hidden'>
        <summary className='min-h-11 content-center font-semibold text-jade'>
          Lá số được lập thế nào?
        </summary>
        <ul className='mt-2 list-disc space-y-1.5 pl-5'>
          <li>Theo âm lịch Việt Nam; năm mới bắt đầu từ Tết Nguyên đán.</li>
          <li>Sinh từ 23 giờ trở đi được tính là giờ Tý của ngày hôm sau.</li>
          <li>Sinh vào tháng nhuận thì an sao như tháng thường cùng số.</li>
          <li>
            Sao và độ sáng theo sách Tử Vi Đẩu Số Tân Biên của Vân Đằng Thái Thứ Lang, Tứ Hóa theo
            Tử Vi Đẩu Số Toàn Thư. Phái khác có thể an khác một vài sao.
          </li>
          <li>
            Chữ sau tên sao là độ sáng, từ sáng đến mờ: M miếu, V vượng, Đ đắc, B bình, H hãm.
          </li>
          <li>Màu của chính tinh là hành của sao: Kim, Mộc, Thủy, Hỏa, Thổ.</li>
        </ul>
      </details>
      <p className='mt-4 text-ink-soft print:mt-2'>
        Tử Vi là một nét văn hóa xưa, để tham khảo và giải trí; lá số không nói trước được tương
        lai.
      </p>
    </>
  );
}
