import { FUNCTIONS_ACCOUNT } from '@thriftline/functions/config';

/** Google's APIs that the shop runs on or is deployed by. */
export const APIS = [
  'artifactregistry.googleapis.com',
  'cloudbilling.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'compute.googleapis.com',
  'eventarc.googleapis.com',
  'firebase.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'iam.googleapis.com',
  'identitytoolkit.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
  'securetoken.googleapis.com',
  'storage.googleapis.com',
] as const;

/** A role that an account of the project needs, and what goes wrong without it. */
export interface NeededRole {
  /** The account's e-mail address. */
  account: string;
  role: string;
  /** What it is for, as the end of "for …". */
  purpose: string;
}

/** The account that the functions run under. */
export function functionsAccount(project: string): string {
  return `${FUNCTIONS_ACCOUNT}@${project}.iam.gserviceaccount.com`;
}

/**
 * Accounts that Google makes with the first use of a service and names by the project's number. They can't be given a role before
 * they exist; `gcloud beta services identity create` makes one that has never been used.
 */
export const SERVICE_AGENTS = {
  eventarc: (number: string) => `service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`,
  pubsub: (number: string) => `service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
  firebasestorage: (number: string) => `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
} as const;

/**
 * Every role that has to be granted, of a project with this id and number. Functions sign nothing by Google's hand, so their account
 * may make no tokens: that role lets an account act as any other of the project.
 */
export function neededRoles(project: string, number: string): NeededRole[] {
  const functions = (role: string, purpose: string) => ({
    account: functionsAccount(project),
    role,
    purpose,
  });
  return [
    functions('roles/datastore.user', 'functions to read and write Firestore'),
    functions('roles/storage.objectAdmin', 'functions to check and delete photos'),
    functions('roles/firebaseauth.admin', 'functions to set roles and delete accounts'),
    functions('roles/secretmanager.secretAccessor', 'functions to read their secrets'),
    functions('roles/run.invoker', 'events and timers to start functions'),
    functions('roles/eventarc.eventReceiver', 'functions to receive events of Firestore and Storage'),
    {
      account: SERVICE_AGENTS.eventarc(number),
      role: 'roles/eventarc.serviceAgent',
      purpose: 'events of Firestore and Storage to be delivered',
    },
    {
      account: SERVICE_AGENTS.pubsub(number),
      role: 'roles/iam.serviceAccountTokenCreator',
      purpose: 'events to prove where they come from',
    },
    {
      account: `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
      role: 'roles/pubsub.publisher',
      purpose: 'Storage to tell of uploaded photos (`pictureUploaded`)',
    },
    {
      account: SERVICE_AGENTS.firebasestorage(number),
      role: 'roles/firebaserules.firestoreServiceAgent',
      purpose: 'the rules of Storage to read Firestore. Without it every upload is refused',
    },
    {
      account: `${number}-compute@developer.gserviceaccount.com`,
      role: 'roles/cloudbuild.builds.builder',
      purpose:
        'Cloud Build to build the functions, where an organization gives the default account no Editor role',
    },
  ];
}
