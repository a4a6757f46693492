// What React and its router bring for features the shop does not use: a seventh of a first visit's scripts. Each function
// here is reached by its feature alone, and `FEATURES` are how one would ask for them.

type LeftOut = {
  file: RegExp
  functions: readonly string[]
  classes?: readonly string[]
  constants?: readonly string[]
}

export const LEFT_OUT: readonly LeftOut[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: [
      // `ViewTransition`
      'trackEnterViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitAfterMutationEffectsOnFiber',
      'recursivelyTraverseAfterMutationEffects',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'applyViewTransitionToHostInstancesRecursive',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'createViewTransitionInstance',
      'getViewTransitionName',
      'getViewTransitionClassName',
      // a fragment's `ref`
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'deleteChildFromFragmentInstance',
      // `addTransitionType`
      'queueTransitionTypes',
      // `SuspenseList`, `Activity`
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'findFirstSuspended',
      'cutOffTailIfNeeded',
      'updateActivityComponent',
      'commitActivityHydrationCallbacks',
      'getActivityInstanceFromFiber',
      // `useActionState`
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'runActionStateAction',
      'dispatchActionState',
      // what React's compiler writes, caches that are thrown away by hand
      'useMemoCache',
      'refreshCache',
      // the components an error came through, which nobody is told
      'getStackByFiberInDevAndProd',
      // `preload`, `preinit` and the like
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
      // styles and scripts of their own sequence (`precedence`), pictures that hold a page back
      'acquireResource',
      'suspendResource',
      'suspendInstance',
      'insertSuspendedStylesheets',
      'estimateBandwidth',
      // elements of other makers (`<my-part>`)
      'setPropOnCustomElement',
      // `findDOMNode`
      'findCurrentHostFiberImpl',
      // the browser's own sign that a page is loading
      'defaultOnDefaultTransitionIndicator',
      // `onBeforeInput`, and browsers without `input`
      'getFallbackBeforeInputChars',
      'getNativeBeforeInputChars',
      'handleEventsForInputEventPolyfill',
      'handlePropertyChange',
      // `unstable_scheduleHydration`
      'attemptExplicitHydrationTarget',
    ],
    classes: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    functions: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions: [
      'handleFetcherAction',
      'handleFetcherLoader',
      'discoverRoutes',
      'patchRoutesImpl',
      'getInstrumentationNavigateMeta',
      // forms the router sends (`Form`, `useSubmit`)
      'handleAction',
      // `useFetcher`
      'fetch',
      'setFetcherError',
      'getLoadingFetcher',
    ],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    functions: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    // All routes come with the first page (`react-router.config.ts`).
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    functions: [
      'getPatchRoutesOnNavigationFunction',
      'useFogOFWarDiscovery',
      'fetchAndApplyManifestPatches',
      'getPartialManifest',
    ],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/,
    // forms the router sends, pages without a server, loaders of one route alone
    functions: ['singleFetchActionStrategy', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'],
  },
  {
    // `<Link prefetch>`: links are followed by the shop's own (`ui/link/followed-links.tsx`).
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    functions: ['PrefetchPageLinks'],
  },
  {
    // Routes that change while they are written.
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/,
    functions: ['createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    functions: ['HistoryRouter', 'useSubmit'],
    constants: ['Form'],
  },
  {
    // Server components; a router without data, and the error of a route where no route has an answer to it.
    file: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
    functions: ['RSCErrorHandler', 'useNavigateUnstable', 'DefaultErrorComponent'],
  },
  {
    // Priorities given by hand.
    file: /\/scheduler\/cjs\/scheduler\.production\.js$/,
    functions: ['unstable_next', 'unstable_runWithPriority', 'unstable_wrapCallback'],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/errors\.js$/,
    functions: ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  },
]

const NAMES =
  'ViewTransition|addTransitionType|SuspenseList|Activity|useActionState|useCacheRefresh|useFetchers?|Form|useSubmit|useFormAction'
/** By import, as a part of React, or as an attribute. */
export const FEATURES = new RegExp(
  [
    String.raw`import\s*\{[^}]*\b(?:unstable_)?(?:${NAMES})\b[^}]*\}\s*from\s*['"]react(?:-dom|-router)?['"]`,
    String.raw`\bReact\w*\.(?:unstable_)?(?:${NAMES})\b`,
    String.raw`\breact/compiler-runtime\b`,
    String.raw`<(?:React\.)?Fragment\b[^>]*\sref=`,
    String.raw`<HydratedRouter\b[^>]*\binstrumentations\b`,
    String.raw`<(?:\w*Link)\b[^>]*\sprefetch=`,
    String.raw`<(?:link|style)\b[^>]*\sprecedence=`,
    String.raw`\sonBeforeInput=`,
    String.raw`<[a-z]\w*-[\w-]+[\s/>]`,
    String.raw`\b(?:jsxs?|createElement)\(\s*['"][a-z]\w*-`,
    String.raw`\bReactDOM\w*\.(?:pre(?:load|init)(?:Module)?|preconnect|prefetchDNS)\(`,
    String.raw`import\s*\{[^}]*\b(?:pre(?:load|init)(?:Module)?|preconnect|prefetchDNS)\b[^}]*\}\s*from\s*['"]react-dom['"]`,
  ].join('|'),
)
