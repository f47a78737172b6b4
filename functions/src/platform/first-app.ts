import { adminApp } from './firebase.ts';

// Before the SDK of functions needs one to read its first event: it would make one of its own, without our settings, and the shop
// would take that.
adminApp();
