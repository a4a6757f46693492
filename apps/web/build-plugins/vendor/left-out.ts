// What React and its router bring for features the shop does not use: a tenth of a first visit's scripts. Each function
// here is reached by its feature alone, and `FEATURES` are how one would ask for them.

type LeftOut = { file: RegExp; functions: readonly string[]; classes?: readonly string[] }

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
      // `SuspenseList`, `Activity`
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'findFirstSuspended',
      'cutOffTailIfNeeded',
      'updateActivityComponent',
      // `useActionState`
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'runActionStateAction',
      'dispatchActionState',
    ],
    classes: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions: [
      'handleFetcherAction',
      'handleFetcherLoader',
      'discoverRoutes',
      'getInstrumentationNavigateMeta',
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
    functions: ['singleFetchLoaderFetcherStrategy'],
  },
]

const NAMES = 'ViewTransition|addTransitionType|SuspenseList|Activity|useActionState|useFetchers?'
/** By import, as a part of React, or as an attribute. */
export const FEATURES = new RegExp(
  [
    String.raw`import\s*\{[^}]*\b(?:unstable_)?(?:${NAMES})\b[^}]*\}\s*from\s*['"]react(?:-dom|-router)?['"]`,
    String.raw`\bReact\w*\.(?:unstable_)?(?:${NAMES})\b`,
    String.raw`<(?:React\.)?Fragment\b[^>]*\sref=`,
    String.raw`\bnavigate[=:]\s*\{?false`,
    String.raw`<HydratedRouter\b[^>]*\binstrumentations\b`,
  ].join('|'),
)
