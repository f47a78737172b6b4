import { createHmac } from 'node:crypto';

/** The `stripe-signature` header for a body sent at this time (seconds). https://docs.stripe.com/webhooks#verify-manually */
export function sign(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
