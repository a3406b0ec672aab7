/** Providers that send mails over HTTPS. */
export const mailApis = ['resend', 'postmark'] as const;

/** Provider that sends mails over HTTPS. */
export type MailApi = (typeof mailApis)[number];

export interface MailApiAccount {
  provider: MailApi;
  /** Secret of the account, or of its server at Postmark. */
  key: string;
  /** Origin of the provider. @default its public address */
  url?: string;
}
