/** What the app is configured with; from `VITE_*` variables at build time. */
export interface Env {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
    appId: string;
    messagingSenderId?: string;
  };
  stripePublishableKey: string;
  /** Of the key that signs push messages; absent where the shop sends none. */
  vapidPublicKey?: string | undefined;
}

type Variables = Record<string, string | boolean | undefined>;

/** The settings of a production build. Throws one error that lists every missing variable. */
export function readEnv(variables: Variables): Env {
  const missing: string[] = [];
  const required = (name: string): string => {
    const value = variables[name];
    if (typeof value === 'string' && value !== '') return value;
    missing.push(name);
    return '';
  };
  const optional = (name: string): string | undefined => {
    const value = variables[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };

  const messagingSenderId = optional('VITE_FIREBASE_MESSAGING_SENDER_ID');
  const vapidPublicKey = optional('VITE_VAPID_PUBLIC_KEY');
  const env: Env = {
    firebase: {
      apiKey: required('VITE_FIREBASE_API_KEY'),
      authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: required('VITE_FIREBASE_PROJECT_ID'),
      storageBucket: required('VITE_FIREBASE_STORAGE_BUCKET'),
      appId: required('VITE_FIREBASE_APP_ID'),
      ...(messagingSenderId === undefined ? {} : { messagingSenderId }),
    },
    stripePublishableKey: required('VITE_STRIPE_PUBLISHABLE_KEY'),
    ...(vapidPublicKey === undefined ? {} : { vapidPublicKey }),
  };
  if (missing.length > 0) {
    throw new Error(
      `Missing settings: ${missing.join(', ')}. See docs/deploying.md for where each comes from.`,
    );
  }
  return env;
}
