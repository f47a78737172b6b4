/** When a request to the API may be held up: on its way here, or on its way back. */
export type ApiMoment = 'request' | 'answer';
