import type { NguHanh } from '@thach-an/lunar';
import { elements } from '../contract/catalogue/elements.ts';

/** Returns the sum of the bits of elements, as the database stores them. */
export function toElementBits(names: readonly NguHanh[]): number {
  return elements.reduce((bits, name, index) => names.includes(name) ? bits | 1 << index : bits, 0);
}

export function fromElementBits(bits: number): NguHanh[] {
  return elements.filter((_, index) => bits & 1 << index);
}
