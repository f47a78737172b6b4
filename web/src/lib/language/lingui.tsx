import { TransNoContext, type TransProps } from '@lingui/react/server';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { Fragment, useSyncExternalStore } from 'react';

/** What components look texts up with. It is another one in every language, so that memoized texts follow. */
const lookup = () => ({ i18n, _: i18n._.bind(i18n) });

let current = lookup();
i18n.on('change', () => {
  current = lookup();
});

const subscribe = (onChange: () => void) => i18n.on('change', onChange);
const currentLookup = () => current;

/** What `useLingui` of `@lingui/react/macro` becomes: draws the component again in another language. Needs no provider. */
export function useLingui() {
  return useSyncExternalStore(subscribe, currentLookup, currentLookup);
}

/** What people write stays as it is: Lingui takes `<0>` in the finished text for one of the text's own elements, such as a link. */
function asWritten(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <Fragment key={name}>{value}</Fragment> : value,
    ]),
  );
}

/** What `<Trans>` and `<Plural>` of `@lingui/react/macro` become. */
export function Trans(props: TransProps) {
  return (
    <TransNoContext
      {...props}
      {...(props.values && { values: asWritten(props.values) })}
      lingui={useLingui()}
    />
  );
}
