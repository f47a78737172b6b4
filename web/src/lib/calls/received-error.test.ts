import type { Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AppError, type ToldError, toldError } from '@thriftline/domain/base/errors';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { priceValue } from '@thriftline/domain/base/texts/values';
import { words } from '@thriftline/domain/base/texts/words';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorMessage } from '../texts/error-message.ts';
import { appErrorOfCallable } from './callable-error.ts';
import { receivedError } from './received-error.ts';

const now = priceValue(12.5);
const costs = msg`The item now costs ${now}.`;
const fault = msg`Must be ${now}`;
const error = new AppError('conflict', costs, { fields: { price: fault, offer: msg`Is gone` } });

/** What arrives of a failure: JSON. */
const arrived = (): ToldError => JSON.parse(JSON.stringify(toldError(error))) as ToldError;

function asCallable(): AppError {
  const { message, ...details } = arrived();
  return appErrorOfCallable({ code: 'functions/failed-precondition', message: `${message} [400]`, details });
}

function overHttp(): AppError {
  const { code, message, ...told } = arrived();
  return receivedError(code, message, told);
}

describe.each([
  ['a callable', asCallable],
  ['HTTP', overHttp],
])('a failure that %s tells', (_, receive) => {
  beforeEach(() => {
    const messages: Messages = {
      [costs.id]: ['Kostet jetzt ', ['now'], '.'],
      [fault.id]: ['Muss ', ['now'], ' sein'],
    };
    i18n.loadAndActivate({ locale: 'de', messages });
  });
  afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  it('is read in the reader’s language, and in English where that lacks a text', () => {
    const received = receive();
    expect(errorMessage(received)).toBe('Kostet jetzt $12.50.');
    expect(received.message).toBe('The item now costs $12.50.');
    const { price, offer } = received.fieldTexts ?? {};
    expect([price, offer].map((text) => words(text ?? ''))).toEqual(['Muss $12.50 sein', 'Is gone']);
    expect(received.fields).toEqual({ price: 'Must be $12.50', offer: 'Is gone' });
  });

  it('follows the reader to another language', () => {
    const received = receive();
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    expect(errorMessage(received)).toBe('The item now costs $12.50.');
  });
});

it('of fields that are none tells nothing', () => {
  const received = receivedError('conflict', 'Sold.', { text: 3, fields: { a: 3 }, fieldTexts: 'none' });
  expect([received.text, received.fields]).toEqual(['Sold.', undefined]);
});
