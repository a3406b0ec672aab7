import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { SelectField } from '../../primitives/select/select.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { NumberField } from './number-field.tsx';
import { ShippingGroupFields } from './shipping-group-fields.tsx';
import { type ShippingView, workDayNames } from './shipping-view.ts';

export interface ShippingRulesProps {
  /** Rules as edited. */
  values: ShippingView;
  /** Called with the new value of a field. */
  onChange: <Name extends keyof ShippingView>(name: Name, value: ShippingView[Name]) => void;
  /** Names of all provinces. */
  provinces: readonly string[];
  /** `true` if the member may not change anything. @default false */
  readOnly?: boolean;
}

/** Fields for the fees and times of the delivery. The form surrounds them. */
export function ShippingRules(
  { values, onChange, provinces, readOnly = false }: ShippingRulesProps,
) {
  const { groups, weightSteps } = values;
  const replace = <T,>(items: readonly T[], index: number, item?: T) =>
    items.flatMap((old, at) => at !== index ? [old] : item === undefined ? [] : [item]);
  const set = <Name extends keyof ShippingView>(name: Name) => (value: ShippingView[Name]) =>
    onChange(name, value);
  return (
    <fieldset
      disabled={readOnly}
      data-slot='shipping-rules'
      className='grid max-w-200 min-w-0 gap-6'
    >
      <Section title='Phí chung' hint='Để 0 nếu không miễn phí.'>
        <div className='grid gap-4 md:grid-cols-2'>
          <NumberField
            label='Phí mỗi đơn (đồng)'
            kind='money'
            value={values.fee}
            onChange={set('fee')}
          />
          <NumberField
            label='Miễn phí cho đơn từ (đồng)'
            kind='money'
            value={values.freeFrom}
            onChange={set('freeFrom')}
          />
        </div>
      </Section>
      <Section
        title='Thời gian giao'
        hint='Ví dụ: 1–2 ngày làm việc. Ngày giao dự kiến được tính từ các số này, trừ ngày lễ.'
      >
        <div className='grid gap-4 md:grid-cols-2'>
          <TextField
            label='Chuẩn bị hàng'
            required
            maxLength={100}
            value={values.preparation}
            onChange={({ target }) => set('preparation')(target.value)}
          />
          <TextField
            label='Vận chuyển'
            required
            maxLength={100}
            value={values.time}
            onChange={({ target }) => set('time')(target.value)}
          />
          <SelectField
            label='Ngày làm việc'
            value={values.workDays}
            onChange={({ currentTarget }) =>
              onChange('workDays', currentTarget.value as ShippingView['workDays'])}
          >
            {Object.entries(workDayNames).map(([value, name]) => (
              <option key={value} value={value}>{name}</option>
            ))}
          </SelectField>
        </div>
      </Section>
      <Section
        title='Phí theo nhóm tỉnh thành'
        hint='Tỉnh thành không thuộc nhóm nào được tính phí chung.'
      >
        {groups.map((group, index) => (
          <ShippingGroupFields
            key={index}
            group={group}
            number={index + 1}
            provinces={provinces}
            taken={new Set(
              groups.flatMap((other, at) => at === index ? [] : other.provinces),
            )}
            onChange={(next) => onChange('groups', replace(groups, index, next))}
            onRemove={readOnly ? undefined : () => onChange('groups', replace(groups, index))}
          />
        ))}
        {!readOnly && (
          <Button
            variant='secondary'
            className='justify-self-start'
            onClick={() => {
              const { fee, freeFrom } = values;
              const added = { name: '', provinces: [], fee, freeFrom, time: '' };
              onChange('groups', [...groups, added]);
            }}
          >
            Thêm nhóm
          </Button>
        )}
      </Section>
      <Section
        title='Phụ phí theo khối lượng'
        hint='Cộng vào phí khi đơn nặng hơn mức này; mức cao nhất đạt được sẽ được áp dụng.'
      >
        {weightSteps.map((step, index) => (
          <div key={index} className='grid grid-cols-2 items-end gap-4 md:grid-cols-3'>
            <NumberField
              label='Nặng hơn (gam)'
              value={step.above}
              onChange={(above) =>
                onChange('weightSteps', replace(weightSteps, index, { ...step, above }))}
            />
            <NumberField
              label='Cộng thêm (đồng)'
              kind='money'
              value={step.fee}
              onChange={(fee) =>
                onChange('weightSteps', replace(weightSteps, index, { ...step, fee }))}
            />
            {!readOnly && (
              <Button
                variant='danger'
                className='justify-self-start'
                onClick={() => onChange('weightSteps', replace(weightSteps, index))}
              >
                Xóa mức {index + 1}
              </Button>
            )}
          </div>
        ))}
        {!readOnly && (
          <Button
            variant='secondary'
            className='justify-self-start'
            onClick={() => onChange('weightSteps', [...weightSteps, { above: 0, fee: 0 }])}
          >
            Thêm mức
          </Button>
        )}
      </Section>
    </fieldset>
  );
}

function Section(
  { title, hint, children }: { title: string; hint: string; children: ReactNode },
) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className='grid gap-4 rounded-card border border-line bg-surface p-4 md:p-6'
    >
      <div>
        <h2 id={id} className='text-lg'>{title}</h2>
        <p className='text-sm text-ink-soft'>{hint}</p>
      </div>
      {children}
    </section>
  );
}
