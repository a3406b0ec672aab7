/** Names of the days on which the shop works. */
export const workDayNames = {
  off: 'Không hiện ngày giao dự kiến',
  'mon-fri': 'Thứ Hai đến thứ Sáu',
  'mon-sat': 'Thứ Hai đến thứ Bảy',
  daily: 'Mọi ngày',
};

/** Provinces with a fee of their own. Amounts are đồng. */
export interface ShippingGroupView {
  name: string;
  provinces: string[];
  fee: number;
  /** Subtotal from which the delivery is free; 0 if it never is. */
  freeFrom: number;
  /** Time of the delivery; empty if it is that of all others. */
  time: string;
}

/** Rules of the delivery. Amounts are đồng, weights grams. */
export interface ShippingView {
  fee: number;
  freeFrom: number;
  groups: ShippingGroupView[];
  weightSteps: { above: number; fee: number }[];
  /** Time until the parcel leaves, such as '1–2 ngày làm việc'. */
  preparation: string;
  time: string;
  workDays: keyof typeof workDayNames;
}
