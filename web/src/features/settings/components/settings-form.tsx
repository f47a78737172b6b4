import { useLingui } from '@lingui/react/macro';
import type { VersionedSettings } from '@thriftline/domain/settings/shop-settings';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useFormAutosave } from '@/components/form/autosave/use-form-autosave.tsx';
import { FormColumn } from '@/components/form/form-column.tsx';
import { UnsavedQuestion } from '@/components/form/unsaved-question.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { useFault } from '@/hooks/use-fault.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { saveShopSettings } from '../api/save-shop-settings.ts';
import { onTopOf, type SettingsValues, settingsFaults, settingsFrom, valuesOf } from '../settings-values.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingsFields } from './settings-fields.tsx';

/** The operator's settings to change; `newest` is live, and what somebody else saves meanwhile is not overwritten. */
export function SettingsForm({ newest }: { newest: VersionedSettings }) {
  const { t } = useLingui();
  const [read, setRead] = useState(newest);
  const { fault, attempt } = useFault();
  const { keeper, forget } = useFormAutosave('settings', t`the settings you changed`);
  const notify = useNotify();
  const isStale = newest.version > read.version;

  const submit = (values: SettingsValues, form: FormikHelpers<SettingsValues>) =>
    attempt(async () => {
      const saved = await saveShopSettings(read, settingsFrom(values));
      forget();
      setRead(saved);
      form.resetForm({ values: valuesOf(saved) });
      notify.success(t`Settings saved. They apply within a minute.`);
    });

  return (
    <Formik initialValues={valuesOf(read)} validate={settingsFaults} onSubmit={submit}>
      {({ isSubmitting, values, resetForm, setValues }) => {
        const bringIn = () => {
          resetForm({ values: valuesOf(newest) });
          setValues(onTopOf(newest, { typed: values, read }));
          setRead(newest);
        };
        return (
          <FormColumn>
            <OnlineOnly act="saveSettings" />
            {keeper}
            <SettingsFields disabled={isSubmitting} />
            <SaveBar fault={fault} onBringIn={isStale ? bringIn : undefined} />
            <Follow isStale={isStale} onFollow={bringIn} />
            <UnsavedQuestion />
          </FormColumn>
        );
      }}
    </Formik>
  );
}

/** Where nothing was changed here, what somebody else saved is shown by itself. */
function Follow({ isStale, onFollow }: { isStale: boolean; onFollow: () => void }) {
  const { dirty, isSubmitting } = useFormikContext();
  const follows = isStale && !dirty && !isSubmitting;
  useEffect(() => {
    if (follows) onFollow();
  }, [follows, onFollow]);
  return null;
}
