import type { StripeError } from '@stripe/stripe-js';
import { brandRuleOf, type CardBrand } from '../../model/card-number.ts';
import type { CardChange, CardFrameOptions, Parameters } from '../link/protocol.ts';
import {
  checkField,
  digitsOf,
  FIELD_NAMES,
  type FieldError,
  type FieldName,
  type FieldState,
  formatCvc,
  formatExpiry,
  formatNumber,
  formatPostal,
  readExpiry,
} from './card-fields.ts';
import { applyStyle } from './card-style.ts';
import { replaceText } from './replace-text.ts';

/** What the form tells as the payer works in it. */
export interface CardFormEvents {
  change(change: CardChange): void;
  focus(): void;
  blur(): void;
  escape(): void;
}

const SHORT_BRAND: Readonly<Record<CardBrand, string>> = {
  visa: 'visa',
  mastercard: 'mc',
  amex: 'amex',
  discover: 'disc',
  diners: 'din',
  jcb: 'jcb',
  unionpay: 'up',
  unknown: '',
};

/** The inputs of the card Element: formatting, checks, moving on from field to field. */
export class CardForm {
  private readonly form: HTMLFormElement;
  private readonly events: CardFormEvents;
  private readonly inputs: ReadonlyMap<FieldName, HTMLInputElement>;
  /** Fields that were left, or sent, unfinished: their gap is an error from then on. */
  private readonly blamed = new Set<FieldName>();
  private lastChange = '';

  constructor(form: HTMLFormElement, events: CardFormEvents) {
    this.form = form;
    this.events = events;
    this.inputs = new Map(
      FIELD_NAMES.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement]),
    );
    for (const [name, input] of this.inputs) {
      this.listen(name, input);
      // Typed, or filled in by the browser, before this script was there to hear of it.
      if (input.value !== '') input.value = this.format(name, input.value, false);
    }
    form.addEventListener('submit', (event) => event.preventDefault());
    this.refresh();
  }

  /** Takes the options of the Element that are given. */
  update(options: CardFrameOptions): void {
    if (options.style !== undefined) applyStyle(options.style);
    if (options.hidePostalCode !== undefined) this.input('postal').hidden = options.hidePostalCode;
    if (options.hideIcon !== undefined) this.part('brand').hidden = options.hideIcon;
    if (options.disabled !== undefined) {
      for (const input of this.inputs.values()) input.disabled = options.disabled;
    }
    if (options.value?.postalCode !== undefined) {
      this.input('postal').value = formatPostal(options.value.postalCode);
    }
    this.refresh();
  }

  focus(): void {
    const unfinished = this.shown().find(([name]) => !this.check(name).complete);
    (unfinished?.[1] ?? this.input('cardnumber')).focus();
  }

  blur(): void {
    for (const input of this.inputs.values()) input.blur();
  }

  clear(): void {
    for (const input of this.inputs.values()) input.value = '';
    this.blamed.clear();
    this.refresh();
  }

  /** The first reason why the card can't be sent, which then shows; undefined when it can. */
  problem(): StripeError | undefined {
    for (const [name] of this.shown()) this.blamed.add(name);
    this.refresh();
    const error = this.firstError();
    return error && { type: 'validation_error', ...error };
  }

  /** The card as the provider's API takes it. */
  card(): Parameters {
    const expiry = readExpiry(this.input('exp-date').value);
    return {
      number: digitsOf(this.input('cardnumber').value),
      exp_month: String(expiry?.month ?? ''),
      exp_year: String(expiry?.year ?? ''),
      cvc: this.input('cvc').value,
    };
  }

  postalCode(): string {
    const input = this.input('postal');
    return input.hidden ? '' : input.value;
  }

  private listen(name: FieldName, input: HTMLInputElement): void {
    input.addEventListener('input', (event) => {
      const deleting = event instanceof InputEvent && (event.inputType ?? '').startsWith('delete');
      this.blamed.delete(name);
      replaceText(input, this.format(name, input.value, deleting), { deleting });
      this.refresh();
      if (!deleting && this.check(name).complete && input.selectionEnd === input.value.length) {
        this.neighbour(name, 1)?.focus();
      }
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.events.escape();
      if (event.key === 'Backspace' && input.value === '') {
        this.neighbour(name, -1)?.focus();
        event.preventDefault();
      }
    });
    input.addEventListener('focus', () => this.events.focus());
    input.addEventListener('blur', () => {
      if (input.value !== '' && !this.check(name).complete) this.blamed.add(name);
      this.refresh();
      this.events.blur();
    });
  }

  private format(name: FieldName, text: string, deleting: boolean): string {
    switch (name) {
      case 'cardnumber':
        return formatNumber(text);
      case 'exp-date':
        return formatExpiry(text, { deleting });
      case 'cvc':
        return formatCvc(text, this.input('cardnumber').value);
      case 'postal':
        return formatPostal(text);
    }
  }

  private check(name: FieldName): FieldState {
    return checkField(name, this.input(name).value, {
      cardNumber: this.input('cardnumber').value,
      now: new Date(),
    });
  }

  private errorOf(name: FieldName): FieldError | undefined {
    const { complete, invalid, incomplete } = this.check(name);
    if (invalid !== undefined) return invalid;
    return !complete && this.blamed.has(name) ? incomplete : undefined;
  }

  private firstError(): FieldError | undefined {
    return this.shown()
      .map(([name]) => this.errorOf(name))
      .find((error) => error !== undefined);
  }

  /** Shows the state of every field and tells the page when something about it is new. */
  private refresh(): void {
    const problem = this.part('problem');
    for (const [name, input] of this.shown()) {
      const { complete, empty } = this.check(name);
      const invalid = this.errorOf(name) !== undefined;
      input.classList.toggle('complete', complete);
      input.classList.toggle('empty', empty);
      input.classList.toggle('invalid', invalid);
      input.setAttribute('aria-invalid', String(invalid));
      if (invalid) input.setAttribute('aria-describedby', problem.id);
      else input.removeAttribute('aria-describedby');
    }
    const error = this.firstError();
    problem.textContent = error?.message ?? '';
    const { brand } = brandRuleOf(digitsOf(this.input('cardnumber').value));
    this.part('brand').textContent = SHORT_BRAND[brand];
    const states = this.shown().map(([name]) => this.check(name));
    const change: CardChange = {
      brand,
      complete: states.every(({ complete }) => complete),
      empty: states.every(({ empty }) => empty),
      error: error && { type: 'validation_error', ...error },
      value: { postalCode: this.postalCode() },
    };
    const text = JSON.stringify(change);
    // An empty form is what the page begins with.
    const isNew = this.lastChange === '' ? !change.empty : text !== this.lastChange;
    if (isNew) this.events.change(change);
    this.lastChange = text;
  }

  private shown(): [FieldName, HTMLInputElement][] {
    return [...this.inputs].filter(([, input]) => !input.hidden);
  }

  private neighbour(name: FieldName, step: 1 | -1): HTMLInputElement | undefined {
    const shown = this.shown();
    return shown[shown.findIndex(([candidate]) => candidate === name) + step]?.[1];
  }

  private input(name: FieldName): HTMLInputElement {
    const input = this.inputs.get(name);
    if (input === undefined) throw new Error(`The card form has no ${name}`);
    return input;
  }

  private part(id: 'brand' | 'problem'): HTMLElement {
    const part = this.form.ownerDocument.getElementById(id);
    if (part === null) throw new Error(`The card page has no ${id}`);
    return part;
  }
}
