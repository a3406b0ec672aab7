import { useState } from 'react';
import { CheckoutPage, type CheckoutPageProps } from './checkout-page.tsx';

/** The checkout that keeps what is typed and chosen, for stories. */
export function LiveCheckout({ address, payment, ...args }: CheckoutPageProps) {
  const [values, setValues] = useState(address.values);
  const [place, setPlace] = useState(address.picker.value);
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
        picker: { ...address.picker, value: place, onChange: setPlace },
      }}
      payment={{ ...payment, value: method, onChange: setMethod }}
    />
  );
}
