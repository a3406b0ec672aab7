import type { RichTextBlock } from './rich-text-nodes.ts';

const paragraph = (text: string): RichTextBlock => ({ kind: 'paragraph', children: [text] });

/** A text with every kind of block. */
export const sampleText: RichTextBlock[] = [
  {
    kind: 'paragraph',
    children: [
      'Bạn có thể đổi hoặc trả hàng trong ',
      { kind: 'strong', children: ['7 ngày'] },
      ' kể từ ngày nhận hàng.',
    ],
  },
  { kind: 'heading', level: 2, children: ['Trường hợp được đổi trả'] },
  {
    kind: 'list',
    ordered: false,
    start: 1,
    items: [
      [paragraph('Hàng bị nứt, vỡ, lỗi hoặc hư hỏng khi vận chuyển')],
      [paragraph('Chúng tôi giao nhầm, giao thiếu hoặc hàng không đúng như mô tả')],
      [
        paragraph('Bạn đổi ý:'),
        {
          kind: 'list',
          ordered: false,
          start: 1,
          items: [[paragraph('hàng chưa sử dụng')], [paragraph('đủ phụ kiện và bao bì')]],
        },
      ],
    ],
  },
  { kind: 'heading', level: 3, children: ['Cách đổi trả'] },
  {
    kind: 'list',
    ordered: true,
    start: 1,
    items: [
      [{
        kind: 'paragraph',
        children: [
          'Bạn viết đến ',
          {
            kind: 'link',
            href: 'mailto:lienhe@thachan.example',
            children: ['lienhe@thachan.example'],
          },
          ', cho biết mã đơn hàng và lý do.',
        ],
      }],
      [paragraph('Chúng tôi trả lời trong 2 ngày làm việc và hướng dẫn bạn gửi hàng.')],
      [paragraph(
        'Khi nhận được hàng, chúng tôi gửi sản phẩm thay thế hoặc hoàn tiền, tùy bạn chọn.',
      )],
    ],
  },
  {
    kind: 'quote',
    blocks: [paragraph('Đá tự nhiên không viên nào giống hệt viên nào.')],
  },
  { kind: 'heading', level: 2, children: ['Thời hạn'] },
  {
    kind: 'table',
    head: [['Nội dung'], ['Trả lời lần đầu'], ['Giải quyết xong']],
    rows: [
      [['Chất lượng hàng, giao hàng, đổi trả'], ['2 ngày làm việc'], ['7 ngày']],
      [['Dữ liệu cá nhân'], ['2 ngày làm việc'], [
        'Theo ',
        { kind: 'link', href: '/privacy', children: ['Chính sách bảo mật'] },
      ]],
    ],
  },
  { kind: 'rule' },
  {
    kind: 'paragraph',
    children: [
      'Dòng thứ nhất',
      { kind: 'break' },
      { kind: 'emphasis', children: ['Dòng thứ hai, chữ nghiêng'] },
    ],
  },
];
