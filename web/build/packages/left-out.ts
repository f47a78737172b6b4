/** What is left out of one file of a package. The build fails for a name that the file no longer has. */
export interface LeftOut {
  /** The file. */
  file: RegExp;
  /** What stands in the file and in no other of that name, where its name changes with each version. */
  marker?: string;
  /**
   * Functions and classes that nothing of the shop reaches: they throw, and what only they need goes with them. `outer.inner` is a
   * function within another.
   */
  unreached?: readonly string[];
  /** Methods, as `Class.method`, that nothing of the shop calls: they are gone. */
  uncalled?: readonly string[];
  /** Functions whose answer is always no, and classes that nothing is an instance of. */
  never?: readonly string[];
  /** Properties, as `name.property`, that nobody reads: to set them would keep in the build what nobody uses. */
  unread?: readonly string[];
  /** Whole declarations that are here instead, by their names. */
  instead?: Readonly<Record<string, string>>;
  /** Classes that keep their constructor and few methods, and have those of another class besides. */
  derived?: Readonly<Record<string, Derived>>;
  /** What the shop may no longer import, by name: it does nothing any more, or throws. */
  offers: RegExp;
  /** From where. */
  of: readonly string[];
}

/** Of which other class one is, and what it keeps of its own. */
export interface Derived {
  from: string;
  keeps: readonly string[];
}

const FIRESTORE: LeftOut = {
  file: /\/@firebase\/firestore\/dist\/common-[^/]*\.esm\.js$/,
  // Pipelines: a language of queries beside the usual one, with evaluator and regular expressions of its own.
  never: [
    '__PRIVATE_isPipeline',
    '__PRIVATE_targetIsPipelineTarget',
    'CorePipeline',
    '__PRIVATE_RealtimePipeline',
  ],
  unreached: [
    'CorePipeline',
    '__PRIVATE_canonifyPipeline',
    '__PRIVATE_newPipelineComparator',
    '__PRIVATE_runPipeline',
    '__PRIVATE_stageFromProto',
    '__PRIVATE_toEvaluable',
    '__PRIVATE_toPipelineTarget',
  ],
  uncalled: [
    'LocalDocumentsView.getDocumentsMatchingPipeline',
    'LocalDocumentsView.getOverlaysForPipeline',
    'DocumentSnapshot.toJSON',
    'QuerySnapshot.toJSON',
  ],
  // Indexes over the cache, which an app has to ask for: the cache in memory has none, and says so.
  derived: {
    __PRIVATE_IndexedDbIndexManager: {
      from: '__PRIVATE_MemoryIndexManager',
      keeps: ['addToCollectionParentIndex', 'getCollectionParents'],
    },
  },
  offers:
    /^(\w*PersistentCacheIndex\w*|setIndexConfiguration|loadBundle|onSnapshotResume|\w+SnapshotFromJSON)$/,
  of: ['firebase/firestore'],
};

const AUTH: LeftOut = {
  file: /\/@firebase\/auth\/dist\/esm\/index-[^/]*\.js$/,
  // The shop has passwords checked by the answer to the form that sends them, and never asks for the policy.
  unreached: ['PasswordPolicyImpl'],
  unread: [
    'BrowserLocalPersistence.type',
    'FacebookAuthProvider.FACEBOOK_SIGN_IN_METHOD',
    'FacebookAuthProvider.PROVIDER_ID',
    'GithubAuthProvider.GITHUB_SIGN_IN_METHOD',
    'GithubAuthProvider.PROVIDER_ID',
    'TwitterAuthProvider.TWITTER_SIGN_IN_METHOD',
    'TwitterAuthProvider.PROVIDER_ID',
  ],
  offers: /^(browserLocalPersistence|getAuth|validatePassword|(Facebook|Github|Twitter)AuthProvider)$/,
  of: ['firebase/auth'],
};

const ROUTER: LeftOut = {
  file: /\/react-router\/dist\/production\/chunk-[A-Z0-9]+\.mjs$/,
  marker: 'function createRouter(',
  unreached: [
    // For links of apps that its own server draws.
    'PrefetchPageLinks',
    'RSCErrorHandler',
    'decodeRouteErrorResponseDigest',
    // For routes with middleware, with instruments, and such as are added later.
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'createRouter.discoverRoutes',
    'createRouter._internalSetRoutes',
    'createRouter.patchRoutes',
    'runClientMiddlewarePipeline',
    // For forms that routes take, and for loading beside the page.
    'createRouter.handleAction',
    'createRouter.fetch2',
    'createRouter.handleFetcherAction',
    'createRouter.handleFetcherLoader',
  ],
  unread: ['Form.displayName', 'HistoryRouter.displayName'],
  // Outside of such an app it answers this, after two states and two effects for each link.
  instead: { usePrefetchBehavior: 'function usePrefetchBehavior() { return [false, null, {}]; }' },
  offers: /^(Form|useFetchers?|useSubmit|useFormAction|unstable_\w+)$/,
  of: ['react-router', 'react-router-dom'],
};

const FRAGMENT_HANDLES = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'focus',
  'focusLast',
  'blur',
  'observeUsing',
  'unobserveUsing',
  'getClientRects',
  'getRootNode',
  'compareDocumentPosition',
  'scrollIntoView',
];

const REACT: LeftOut = {
  file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  unreached: [
    // The shop asks the browser itself for transitions between pages.
    'applyViewTransitionName',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'createViewTransitionInstance',
    'measureViewTransitionHostInstancesRecursive',
    'restoreViewTransitionName',
    'startViewTransition',
    'ViewTransitionPseudoElement',
    // For who holds on to a fragment.
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
  unread: [
    ...FRAGMENT_HANDLES.map((name) => `FragmentInstance.prototype.${name}`),
    ...['animate', 'getAnimations', 'getComputedStyle'].map(
      (name) => `ViewTransitionPseudoElement.prototype.${name}`,
    ),
  ],
  offers: /^(Activity|SuspenseList|ViewTransition|unstable_\w+)$/,
  of: ['react'],
};

/** What the build leaves out of packages. */
export const LEFT_OUT: readonly LeftOut[] = [FIRESTORE, AUTH, ROUTER, REACT];
