type Unused = {
  /** Functions by what stands in for their bodies. */
  bodies?: Readonly<Record<string, string>>
  exports?: readonly string[]
  /** Lists of names, most of which nobody writes. */
  names?: readonly string[]
}

/** For what nobody may begin to use without taking it out of this list: it fails at the first try. */
const refused = 'throw Error("left out of the build")'

/** What the shop uses none of, by the file of node_modules. test/lean-react.test.ts looks that this stays so. */
export const unusedOfReact: Readonly<Record<string, Unused>> = {
  'react/cjs/react.production.js': {
    // `Children`
    bodies: { mapIntoArray: refused },
    exports: ['cloneElement', 'cache', 'cacheSignal'],
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
      // useActionState, actions of forms, also those pressed before the page was hydrated
      mountActionState: refused,
      updateActionState: refused,
      rerenderActionState: refused,
      extractEvents$1: '',
      scheduleReplayQueueIfNeeded: '',
      // useDeferredValue, useOptimistic
      mountDeferredValueImpl: refused,
      updateDeferredValueImpl: refused,
      updateOptimisticImpl: refused,
      // Memos of React's compiler
      useMemoCache: refused,
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
    // Attributes that are called otherwise in HTML, nearly all of SVG; styles whose numbers are no pixels.
    names: ['aliases', 'unitlessNumbers'],
  },
}
