export type Unused = {
  /** Functions by what stands in for their bodies. */
  bodies?: Readonly<Record<string, string>>
  /** Variables by what they are set to. */
  values?: Readonly<Record<string, string>>
  exports?: readonly string[]
  /** Hooks, and the objects that have them all. */
  hooks?: { phases: readonly string[]; names: readonly string[] }
  /** Lists of names, most of which nobody writes. */
  names?: readonly string[]
  /** Objects whose fields are read by name, as those of an event. */
  fields?: readonly string[]
  /** Functions that tell names of attributes, elements or events from each other. */
  cases?: readonly string[]
  /** Functions that register an event by its name. */
  events?: readonly string[]
}

/** For what nobody may begin to use without taking it out of this list: it fails at the first try. */
const refused = 'throw Error("left out of the build")'

/** What the shop uses none of, by the file of node_modules. test/lean-react.test.ts looks that this stays so. */
export const unusedOfReact: Readonly<Record<string, Unused>> = {
  'react/cjs/react.production.js': {
    // `Children`
    bodies: { mapIntoArray: refused },
    exports: [
      'cloneElement',
      'cache',
      'cacheSignal',
      'Profiler',
      'StrictMode',
      '__COMPILER_RUNTIME',
      'createRef',
      'forwardRef',
      'memo',
      'unstable_useCacheRefresh',
      'useActionState',
      'useDebugValue',
      'useDeferredValue',
      'useInsertionEffect',
      'useOptimistic',
      'useReducer',
      'useTransition',
    ],
  },
  'scheduler/cjs/scheduler.production.js': {
    // Nobody but React calls it.
    exports: [
      'unstable_forceFrameRate',
      'unstable_next',
      'unstable_runWithPriority',
      'unstable_wrapCallback',
    ],
  },
  'react-dom/cjs/react-dom.production.js': {
    // The files of a page stand in the server's HTML, and forms are sent by the browser or our own code.
    exports: [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'unstable_batchedUpdates',
      'useFormState',
      'useFormStatus',
    ],
  },
  'react-dom/cjs/react-dom-client.production.js': {
    bodies: {
      // Stylesheets with a precedence and async scripts as resources; titles, metas and other links do without.
      getResource: 'return null',
      acquireResource: refused,
      suspendResource: refused,
      accumulateSuspenseyCommitOnFiber: '',
      preloadInstanceAndSuspendIfNeeded: '',
      waitForCommitToBeReady: 'return null',
      insertStylesheetIntoRoot: refused,
      preconnectAs: refused,
      preinitModuleScript: refused,
      preinitScript: refused,
      preinitStyle: refused,
      preload: refused,
      preloadModule: refused,
      // <Activity>, <SuspenseList>
      updateActivityComponent: refused,
      updateSuspenseListComponent: refused,
      findFirstSuspended: refused,
      cutOffTailIfNeeded: refused,
      // Actions of forms, also those pressed before the page was hydrated
      extractEvents$1: '',
      scheduleReplayQueueIfNeeded: '',
      // Elements of our own making
      isCustomElement: 'return false',
      setPropOnCustomElement: refused,
      // onSelect, onBeforeInput
      constructSelectEvent: '',
      getFallbackBeforeInputChars: '',
      getNativeBeforeInputChars: '',
      getData: '',
      isFallbackCompositionEnd: 'return false',
      // Browsers of ten years ago
      getTargetInstForInputEventPolyfill: '',
      handleEventsForInputEventPolyfill: '',
      getVendorPrefixedEventName: 'return eventName',
      // What errors tell of components, whose names are one letter in this build; findDOMNode of class components
      getStackByFiberInDevAndProd: 'return ""',
      getComponentNameFromType: 'return null',
      findCurrentFiberUsingSlowPath: refused,
      // Hydrating a place before others by call, and the tab's own sign of a transition: the shop has its own
      attemptExplicitHydrationTarget: 'queuedTarget.blockedOn = null',
      defaultOnDefaultTransitionIndicator: '',
    },
    // Keys as browsers of ten years ago named them.
    values: { normalizeKey: '{}', translateToKey: '{}' },
    hooks: {
      phases: [
        'ContextOnlyDispatcher',
        'HooksDispatcherOnMount',
        'HooksDispatcherOnUpdate',
        'HooksDispatcherOnRerender',
      ],
      names: [
        'useInsertionEffect',
        'useReducer',
        'useDebugValue',
        'useDeferredValue',
        'useTransition',
        'useHostTransitionStatus',
        'useFormState',
        'useActionState',
        'useOptimistic',
        'useMemoCache',
        'useCacheRefresh',
      ],
    },
    // Attributes that are called otherwise in HTML, nearly all of SVG; styles whose numbers are no pixels; events.
    names: ['aliases', 'unitlessNumbers', 'simpleEventPluginEvents', 'mediaEventTypes'],
    fields: [
      'MouseEventInterface',
      'AnimationEventInterface',
      'KeyboardEventInterface',
      'PointerEventInterface',
      'TouchEventInterface',
      'TransitionEventInterface',
      'WheelEventInterface',
      'ToggleEventInterface',
    ],
    cases: [
      'setProp',
      'setInitialProperties',
      'updateProperties',
      'dispatchEventForPluginEventSystem',
      'getEventPriority',
    ],
    events: ['registerSimpleEvent', 'registerTwoPhaseEvent', 'registerDirectEvent'],
  },
}
