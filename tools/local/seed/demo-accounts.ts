import type { Role, Status } from '@thriftline/domain/accounts/roles';

/** An account that exists in the local world from the start. */
export interface DemoAccount {
  uid: string;
  name: string;
  email: string;
  password: string;
  role: Role;
  status: Status;
  /** The telephone number given to buyers or sellers. */
  mobile: string;
}

const PASSWORD = 'thriftline';

/** The accounts `npm start` makes and shows: every role, and sellers verified and not. */
export const DEMO_ACCOUNTS = [
  {
    uid: 'demo-admin',
    name: 'Ada Adeyemi',
    email: 'admin@thriftline.example',
    password: PASSWORD,
    role: 'Admin',
    status: 'Verified',
    mobile: '+44 20 7946 0001',
  },
  {
    uid: 'demo-seller',
    name: 'Sam Okafor',
    email: 'seller@thriftline.example',
    password: PASSWORD,
    role: 'Seller',
    status: 'Verified',
    mobile: '+44 113 496 0101',
  },
  {
    uid: 'demo-seller-2',
    name: 'Selma Lindqvist',
    email: 'seller2@thriftline.example',
    password: PASSWORD,
    role: 'Seller',
    status: 'Unverified',
    mobile: '+44 161 496 0102',
  },
  {
    uid: 'demo-buyer',
    name: 'Bea Moreau',
    email: 'buyer@thriftline.example',
    password: PASSWORD,
    role: 'Buyer',
    status: 'Unverified',
    mobile: '+44 1904 496 0202',
  },
  {
    uid: 'demo-buyer-2',
    name: 'Ben Castillo',
    email: 'buyer2@thriftline.example',
    password: PASSWORD,
    role: 'Buyer',
    status: 'Unverified',
    mobile: '+44 117 496 0203',
  },
  {
    uid: 'demo-buyer-3',
    name: 'Bibi Haddad',
    email: 'buyer3@thriftline.example',
    password: PASSWORD,
    role: 'Buyer',
    status: 'Unverified',
    mobile: '+44 131 496 0204',
  },
  {
    uid: 'demo-buyer-4',
    name: 'Bo Nakamura',
    email: 'buyer4@thriftline.example',
    password: PASSWORD,
    role: 'Buyer',
    status: 'Unverified',
    mobile: '+44 151 496 0205',
  },
  {
    uid: 'demo-buyer-5',
    name: 'Bruna Costa',
    email: 'buyer5@thriftline.example',
    password: PASSWORD,
    role: 'Buyer',
    status: 'Unverified',
    mobile: '+44 141 496 0206',
  },
] as const satisfies readonly DemoAccount[];

/** The demo account with this uid. */
export function demoAccount(uid: string) {
  const found = DEMO_ACCOUNTS.find((one) => one.uid === uid);
  if (!found) throw new Error(`There is no demo account ${uid}.`);
  return found;
}
