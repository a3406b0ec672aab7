import { readProvinceNames } from '../addresses/load-divisions.ts';
import { z } from '../contract/zod.ts';
import { shippingSettingsSchema } from '../contract/checkout/shipping-schema.ts';
import { ConflictError } from '../errors.ts';
import { operation } from '../operations/run-operation.ts';
import { readShopSettings, type StoredShopSettings } from './read-shop-settings.ts';
import { changeSettings } from './save-settings.ts';
import { toShippingRule } from './to-shipping-rule.ts';

const storedSchema = shippingSettingsSchema.extend({
  version: z.int(),
  allProvinces: z.array(z.string()).describe('Names of the provinces in new addresses'),
});

/** Keys of the settings by the field of the form. */
const keys = {
  fee: 'shipping.fee',
  freeFrom: 'shipping.freeFrom',
  groups: 'shipping.groups',
  weightSteps: 'shipping.weightSteps',
  preparation: 'delivery.preparation',
  time: 'delivery.time',
  workDays: 'delivery.workDays',
} satisfies Record<keyof typeof shippingSettingsSchema.shape, string>;

export const getShipping = operation({
  name: 'shipping.get',
  permission: 'settings:read',
  input: z.object({}),
  output: storedSchema,
  run: async ({ database }) => await toShipping(await readShopSettings(database)),
});

/**
 * Changes fees and times of the delivery. Throws {@linkcode ConflictError} `CHANGED` if another
 * change of the settings came first.
 */
export const saveShipping = operation({
  name: 'shipping.save',
  permission: 'settings:write',
  confirm: true,
  input: z.object({
    /** Version on which the changes are based. @default the current one, whatever it is */
    version: z.int().optional(),
    /** Changed fields. Others stay as they are. */
    changes: shippingSettingsSchema.partial(),
  }),
  output: storedSchema,
  async run(context, { version, changes }) {
    const settings = Object.entries(changes).map(([field, value]) => [
      keys[field as keyof typeof keys],
      Array.isArray(value) ? value.length === 0 ? '' : JSON.stringify(value) : value,
    ]);
    const saved = changeSettings(context, { version, changes: Object.fromEntries(settings) });
    return await toShipping(await saved.catch(convertConflict));
  },
});

/** Converts the details of a conflict to the form of this operation. The error is rethrown. */
async function convertConflict(error: unknown): Promise<never> {
  if (!(error instanceof ConflictError)) throw error;
  const current = await toShipping(error.details?.current as StoredShopSettings);
  throw new ConflictError('CHANGED.settings', { details: { current } });
}

async function toShipping({ version, settings }: StoredShopSettings) {
  const { preparation, time, workDays } = settings.delivery;
  const { fee, freeFrom, groups = [], weightSteps = [] } = toShippingRule(settings);
  return {
    ...{ version, allProvinces: await readProvinceNames(settings.addressScheme) },
    ...{ fee, freeFrom, groups, weightSteps, preparation, time, workDays },
  };
}
