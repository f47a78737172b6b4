import { array, boolean, type InferType, object, string } from 'yup';

/** What the questions about a project are answered with, as far as it is looked at. Other fields may come and go. */
export const PROJECT = object({
  projectNumber: string().required(),
  lifecycleState: string().required(),
});

export const PLAN = object({ billingEnabled: boolean().default(false) });

export const DATABASE = object({
  type: string().required(),
  locationId: string().required(),
  /** Absent in answers of older versions of gcloud, which knew one edition. */
  databaseEdition: string().default('STANDARD'),
});

export const BUCKET = object({ location: string().required() });

export const SERVICES = array(object({ config: object({ name: string().required() }) })).required();

export const ACCOUNT = object({ email: string().required(), disabled: boolean().default(false) });

export const POLICY = object({
  bindings: array(
    object({
      role: string().required(),
      members: array(string().required()).default([]),
      /** A role on a condition is not counted on. */
      condition: object({ title: string() }).default(undefined),
    }),
  ).default([]),
});

export type Policy = InferType<typeof POLICY>;

export const SITES = object({
  result: object({ sites: array(object({ name: string().required() })).default([]) }),
});

export const SIGN_IN = object({
  authorizedDomains: array(string().required()).default([]),
  signIn: object({ email: object({ enabled: boolean().default(false) }).default({ enabled: false }) }),
  client: object({
    permissions: object({ disabledUserDeletion: boolean().default(false) }).default({
      disabledUserDeletion: false,
    }),
  }).default({ permissions: { disabledUserDeletion: false } }),
  emailPrivacyConfig: object({ enableImprovedEmailPrivacy: boolean().default(false) }).default({
    enableImprovedEmailPrivacy: false,
  }),
});

export const PROVIDER = object({ enabled: boolean().default(false) });
