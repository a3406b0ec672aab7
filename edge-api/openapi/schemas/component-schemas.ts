import { z } from 'zod';
import { addressSchema } from '../../contract/checkout/address.ts';
import { detailedProductSchema, productSchema } from '../../contract/catalogue/product.ts';
import { listedOrderSchema } from '../operations/order-operations.ts';
import { accountSchema, accountSessionSchema, savedAddressSchema } from './account-schemas.ts';
import { analysisSchema } from './analysis-schema.ts';
import {
  districtSchema,
  divisionErrorSchema,
  provinceSchema,
  wardSchema,
} from './division-schemas.ts';
import { errorReplySchema } from './reply.ts';
import { ownReviewSchema, reviewSchema } from './review-schemas.ts';
import { savedChartSchema } from './saved-chart-schemas.ts';
import {
  richTextBlockSchema,
  richTextInlineSchema,
  shopIdentitySchema,
  shopPageSchema,
} from './shop-schemas.ts';

/** JSON Schema, as a plain object. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas with a name in the documentation. Requests and replies refer to them. */
const named: Readonly<Record<'input' | 'output', Readonly<Record<string, z.ZodType>>>> = {
  input: { Address: addressSchema },
  output: {
    Account: accountSchema,
    AccountSession: accountSessionSchema,
    Analysis: analysisSchema,
    DetailedProduct: detailedProductSchema,
    District: districtSchema,
    DivisionError: divisionErrorSchema,
    ErrorReply: errorReplySchema,
    ListedOrder: listedOrderSchema,
    OwnReview: ownReviewSchema,
    Product: productSchema,
    Province: provinceSchema,
    Review: reviewSchema,
    RichTextBlock: richTextBlockSchema,
    RichTextInline: richTextInlineSchema,
    SavedAddress: savedAddressSchema,
    SavedChart: savedChartSchema,
    ShopIdentity: shopIdentitySchema,
    ShopPage: shopPageSchema,
    Ward: wardSchema,
  },
};

/** Limits that zod adds to every integer. */
const safeLimits: ReadonlySet<unknown> = new Set([
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
]);

/**
 * Converts zod schemas to JSON Schema. Named schemas within them become references to the
 * components of the document.
 *
 * @param io `input` for requests, `output` for replies
 * @returns the named schemas and the others by name
 */
export function toJsonSchemas(
  schemas: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...schemas, ...named[io] })) {
    registry.add(schema, { id });
  }
  const { schemas: converted } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // The check before the pipe has no form in JSON Schema.
      if (def.type === 'pipe' && def.in._zod.def.type === 'custom') {
        Object.assign(jsonSchema, z.toJSONSchema(def.out as z.ZodType, { io }));
        delete jsonSchema.$schema;
      }
      // Later versions may add fields.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (safeLimits.has(jsonSchema.minimum)) delete jsonSchema.minimum;
      if (safeLimits.has(jsonSchema.maximum)) delete jsonSchema.maximum;
    },
  });
  return Object.fromEntries(
    Object.entries(converted).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}
