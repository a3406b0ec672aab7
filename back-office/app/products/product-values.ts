import { parseElement, productFields, type StaffProduct } from '@thach-an/edge-api/contract';
import { formatPrice } from '@thach-an/ui';
import { fromFieldValue, toFieldValue } from '../edit/field-values.ts';

/** Picture in the form, with the text that describes it. */
export interface PictureValue {
  name: string;
  alt: string;
  /** Dominant colour of a picture that was just uploaded. */
  colour?: string;
}

/** Values of the form of a product: texts as typed, and its pictures. */
export interface ProductValues extends Record<string, unknown> {
  pictures: readonly PictureValue[];
  /** File name of the certificate, or empty. */
  certificate: string;
}

/** Fields that the pictures of the form mean. */
const ofPictures = ['image', 'gallery', 'pictureTexts', 'colour'];

/** Fields with a control of their own or none. */
const others = [...ofPictures, 'certificate'];

/** Fields of a product that the form shows as controls, in the order of the table of fields. */
export const formFields = Object.entries(productFields)
  .map(([name, field]) => ({ name, ...field }))
  .filter((field) => !('fixed' in field) && !others.includes(field.name));

/** Returns the values of the form that shows a product. */
export function toValues(product: Partial<StaffProduct>): ProductValues {
  const stored: Readonly<Record<string, unknown>> = product;
  const texts = formFields.map(({ name, kind }) => {
    const value = stored[name];
    return [
      name,
      kind === 'list'
        ? (value as string[] ?? []).join(', ')
        // A new product has no price yet.
        : toFieldValue(
          kind === 'money' ? kind : 'text',
          value === 0 && kind === 'money' ? '' : value,
        ),
    ];
  });
  return {
    ...Object.fromEntries(texts),
    pictures: product.pictures ?? [],
    certificate: product.certificate ?? '',
  };
}

/** Returns the changes for `products.save` that changed values of the form mean. */
export function toChanges(values: Partial<ProductValues>): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const { name, kind } of formFields) {
    if (!(name in values)) continue;
    const text = String(values[name]).trim();
    changes[name] = name === 'description' ? text : text === '' ? null : toValue(text, kind);
  }
  const { pictures, certificate } = values;
  if (certificate !== undefined) changes.certificate = certificate || null;
  if (pictures) {
    const colour = pictures[0]?.colour;
    if (colour) changes.colour = colour;
    const [image, ...gallery] = pictures.map(({ name }) => name);
    changes.image = image ?? null;
    changes.gallery = gallery.length > 0 ? gallery : null;
    const texts = pictures.map(({ alt }) => alt.replaceAll('\n', ' ').trim());
    changes.pictureTexts = texts.some(Boolean) ? texts.join('\n') : null;
  }
  return changes;
}

/** Returns the value of the form that means a field, or a part of it such as `elements.1`. */
export function fieldOf(path: string): string {
  const [name = ''] = path.split('.');
  return ofPictures.includes(name) ? 'pictures' : name;
}

function toValue(text: string, kind: string): unknown {
  if (kind === 'list') {
    // The only list that is typed is that of the elements.
    return text.split(/\s*,\s*/).filter(Boolean).map((name) => parseElement(name) ?? name);
  }
  return kind === 'money' || kind === 'integer'
    ? fromFieldValue(kind === 'money' ? kind : 'number', text)
    : text;
}

/** Returns the Vietnamese name of a field. */
export function labelOf(name: string): string {
  if (name === 'pictures') return 'Ảnh';
  if (name === 'hidden') return 'Ẩn khỏi cửa hàng';
  return productFields[name as keyof typeof productFields]?.label ?? name;
}

/** Returns a value of a field, stored or as typed, in words. */
export function describeField(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '(trống)';
  if (typeof value === 'boolean') return value ? 'có' : 'không';
  if (name === 'pictures') return `${(value as PictureValue[]).length} ảnh`;
  if (name === 'price' || name === 'originalPrice') {
    // A form has the amount as text with dots.
    const amount = toValue(String(value), 'money');
    return typeof amount === 'number' ? formatPrice(amount) : String(value);
  }
  return Array.isArray(value) ? value.join(', ') : `${value}`;
}
