import { useState } from 'react';
import { CheckoutPage, type CheckoutPageProps } from './checkout-page.tsx';

/** Checkout page that keeps typed and chosen values in state. */
export function StatefulCheckout({ address, payment, ...args }: CheckoutPageProps) {
  const [values, setValues] = useState(address.values);
  const [choice, setChoice] = useState(address.picker.value);
  const [method, setMethod] = useState(payment.value);
  return (
    <CheckoutPage
      {...args}
      address={{
        ...address,
        values,
        onChange: (next) => {
          setValues(next);
          address.onChange(next);
        },
        picker: { ...address.picker, value: choice, onChange: setChoice },
      }}
      payment={{ ...payment, value: method, onChange: setMethod }}
    />
  );
}
