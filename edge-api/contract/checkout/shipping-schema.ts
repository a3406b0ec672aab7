import { textLine } from '../text-schema.ts';
import { z } from '../zod.ts';
import { workDays } from './expected-delivery.ts';

/** Amount in đồng. */
export const money = (max: number) => {
  // Not at once: pages that never show it would wait for the formatter.
  const error = () => `Phải là một số tiền nguyên từ 0 đến ${max.toLocaleString('vi')} đồng.`;
  return z.int({ error }).min(0, { error }).max(max, { error });
};

const feeSchema = money(10_000_000);
const freeFromSchema = money(1_000_000_000);
const grams = 'Khối lượng phải là số gam nguyên từ 1 đến 1.000.000.';

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Groups of provinces with other fees than the rest. */
export const shippingGroupsSchema = z.array(z.strictObject({
  name: textLine(60, 'Vui lòng đặt tên cho nhóm.'),
  provinces: z.array(textLine(60, 'Thiếu tên tỉnh thành.')).min(
    1,
    'Chọn ít nhất một tỉnh thành.',
  )
    .max(63, 'Nhóm có quá nhiều tỉnh thành.'),
  fee: feeSchema,
  /** Subtotal from which the delivery is free; 0 if it never is. */
  freeFrom: freeFromSchema.default(0),
  /** Time of the delivery; empty if it is that of all others. */
  time: textLine(100).default(''),
})).max(20, 'Chỉ có tối đa 20 nhóm.').refine(
  (groups) => isUnique(groups.flatMap(({ provinces }) => provinces)),
  'Một tỉnh thành chỉ thuộc một nhóm.',
);

export type ShippingGroup = z.infer<typeof shippingGroupsSchema>[number];

/** Additions to the fee by weight, the lightest first. */
export const weightStepsSchema = z.array(z.strictObject({
  /** Weight above which it applies, in grams. */
  above: z.int(grams).min(1, grams).max(1_000_000, grams),
  fee: feeSchema,
})).max(20, 'Chỉ có tối đa 20 mức khối lượng.').refine(
  (steps) => steps.every(({ above }, index) => index === 0 || above > steps[index - 1]!.above),
  'Các mức khối lượng phải tăng dần.',
);

export type WeightStep = z.infer<typeof weightStepsSchema>[number];

/** Rules of the delivery that staff change. */
export const shippingSettingsSchema = z.object({
  fee: feeSchema,
  freeFrom: freeFromSchema.describe('Subtotal from which the delivery is free; 0 if it never is'),
  groups: shippingGroupsSchema,
  weightSteps: weightStepsSchema,
  preparation: textLine(100, 'Không được để trống.'),
  time: textLine(100, 'Không được để trống.'),
  workDays: z.enum(workDays, 'Chọn các ngày làm việc.'),
});
