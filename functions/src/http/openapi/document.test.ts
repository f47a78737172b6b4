import { readFile } from 'node:fs/promises';
import { UTC_DATE_PATTERN } from '@thriftline/domain/base/fields/fields';
import { fromCents } from '@thriftline/domain/base/money';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { CALLS } from '@thriftline/domain/calls/calls';
import { PRODUCT_ATTRIBUTES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { MAX_ADDRESS } from '@thriftline/domain/catalogue/chosen-delivery';
import { DELIVERY_WAYS } from '@thriftline/domain/catalogue/delivery';
import { describe, expect, it } from 'vitest';
import { openApiDocument, openApiText } from './document.ts';

describe('docs/openapi.json', () => {
  it('is up to date (npm run openapi writes it)', async () => {
    const file = new URL('../../../../docs/openapi.json', import.meta.url);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(openApiText()));
  });

  it('names every call once', () => {
    const paths = Object.values(
      openApiDocument().paths as Record<string, Record<string, { operationId: string }>>,
    );
    const names = paths.flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(names.sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('says what the schemas of the payloads say', () => {
    const paths = openApiDocument().paths as Record<string, Record<string, { requestBody: unknown }>>;
    const [least, most] = [MIN_PRICE_CENTS, MAX_PRICE_CENTS].map((cents) => fromCents(cents));
    expect(paths['/create-payment-intent']?.post?.requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              productprice: { type: 'number', minimum: least, maximum: most },
              bookingsId: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' },
              itemEditedAt: { type: 'string', pattern: UTC_DATE_PATTERN },
              delivery: { type: 'string', enum: DELIVERY_WAYS },
              deliveryPrice: {
                type: 'integer',
                minimum: 0,
                maximum: PRODUCT_ATTRIBUTES.deliverycost.maxCents,
              },
              address: { type: 'string', maxLength: MAX_ADDRESS },
            },
            required: ['productprice'],
            additionalProperties: false,
          },
        },
      },
    });
  });
});
