import type { Role, Status } from '@thriftline/domain/roles';

/** An account that exists in the local world from the start. */
export interface DemoAccount {
  uid: string;
  name: string;
  email: string;
  password: string;
  role: Role;
  status: Status;
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
  },
  {
    uid: 'demo-seller',
    name: 'Sam Okafor',
    email: 'seller@thriftline.example',
    password: PASSWORD,
    role: 'Seller',
    status: 'Verified',
  },
  {
    uid: 'demo-seller-2',
    name: 'Selma Lindqvist',
    email: 'seller2@thriftline.example',
    password: PASSWORD,
    role: 'Seller',
    status: 'Unverified',
  },
  {
    uid: 'demo-buyer',
    name: 'Bea Moreau',
    email: 'buyer@thriftline.example',
    password: PASSWORD,
    role: 'Buyer',
    status: 'Unverified',
  },
  {
    uid: 'demo-buyer-2',
    name: 'Ben Castillo',
    email: 'buyer2@thriftline.example',
    password: PASSWORD,
    role: 'Buyer',
    status: 'Unverified',
  },
] as const satisfies readonly DemoAccount[];
