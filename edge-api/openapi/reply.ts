import { z } from 'zod';

/** Creates the schema of a successful reply with these fields. */
export const success = <T extends z.ZodRawShape>(fields: T) =>
  z.object({ success: z.literal(true), ...fields });

export const emptyReply = success({});

/** Reply with a sentence for the user. */
export const messageReply = success({ message: z.string() });

/** Maximum number of problems that a reply names: a body may have thousands of them. */
export const maxIssues = 100;

/** Error reply of the API. Some codes add fields. */
export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string().meta({
    description: 'Vietnamese sentence for the user',
    examples: ['Dữ liệu gửi lên không hợp lệ.'],
  }),
  code: z.string().describe('Stable identifier for programs'),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).max(maxIssues).optional()
    .describe('The first problems with single fields'),
  error: z.string().optional().describe('Copy of the message, in replies of the analysis'),
  changes: z.array(z.object({
    id: z.string(),
    name: z.string(),
    price: z.int().nullable().describe('Null if the product is no longer sold'),
    stock: z.int(),
  })).optional().describe('Current data of the products of a rejected order'),
  amount: z.int().optional().describe('Amount of the order with all changes, in đồng'),
});
