/** Where events go, and the secret their signature is made with. */
export interface WebhookEndpoint {
  url: string;
  secret: string;
}
