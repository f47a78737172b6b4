import { initializeApp } from 'firebase/app';
import { env } from '@/config/env.ts';

/** The one Firebase app. Auth, Firestore, Functions and Storage have a file each, so that a route loads what it needs. */
export const firebaseApp = initializeApp(env.firebase);
