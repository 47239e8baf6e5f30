/** A page needs few files: what several routes share is in one file for each kind, beside the route's own. */
export const chunkGroups = [
  { name: 'index', tags: ['$initial' as const], minShareCount: 1 },
  // What the public pages and the first step of a booking show.
  {
    name: 'mantine',
    test: /node_modules\/@mantine\/(core\/(styles|esm\/(core|utils|components\/(ActionIcon|Checkbox|Input|Loader|NativeSelect|Paper|Text\w*)\/))|hooks\/esm\/(?!use-focus-trap)|form)/,
  },
  // Dialogs, drawers and toasts: nothing of them shows before the first tap.
  {
    name: 'overlays',
    test: /src-client\/ui\/(overlay\/|toast\/mantine)|node_modules\/(@mantine\/(notifications|core\/esm\/components\/(CloseButton|Drawer|FocusTrap|Modal|ModalBase|Notification|Overlay|Popover|Portal|RemoveScroll|ScrollArea|Transition)\/)|@floating-ui|react-(transition-group|remove-scroll))/,
    minShareCount: 1,
  },
  {
    name: 'base',
    test: /src-client\/(ui\/(?!query-boundary|forms\/use-(schema-form|submit)|overlay\/|toast\/mantine)|catalogue\/|where\/(?!area-request)|(?!trpc|server-|preload)[\w-]+\.ts$)|src-client\/content\/(search-engines|page\/(cards|content)\.module|reviews\/(lazy|review-card))|shared\/(services\/|format\/|time\/(business-time|group-by-time)|pages\/paths|(brand|bundles|catalogue|error-code|keys-of|policy|pricing|promises|areas\/area)\.ts)/,
  },
  {
    name: 'content',
    test: /src-client\/content\/(page|how-it-works|service-areas|reviews\/sample)/,
  },
  // What validates a form: pages without one do not load it.
  {
    name: 'forms',
    test: /node_modules\/zod\/|src-client\/ui\/forms\/use-schema-form|shared\/(booking-details\/|questions\/|text)/,
  },
  // What calls the server: most public pages load nothing from it.
  {
    name: 'data',
    test: /src-client\/((trpc|server-(data|error)|preload)\.tsx?$|ui\/(query-boundary|forms\/use-submit))|shared\/|node_modules\/@(trpc\/|tanstack\/(query-core|react-query)\/)/,
    minShareCount: 1,
  },
  {
    name: 'auth',
    test: /src-client\/auth\/|node_modules\/@mantine\/core\/esm\/components\/(Checkbox|PasswordInput|Tabs)\//,
  },
  {
    name: 'booking',
    test: /src-client\/booking\/(details\/(?!multi|details-section)|[\w-]+\.tsx?$)/,
    minShareCount: 1,
  },
  // The later steps come together, prefetched from the first.
  {
    name: 'booking-steps',
    test: /src-client\/(routes\/booking\/\$flow\/(quote|schedule|checkout|success)|booking\/(schedule|checkout|receipt)\/)|node_modules\/(@mantine\/dates|dayjs)/,
    minShareCount: 1,
  },
  { name: 'account', test: /src-client\/(dashboard|manage)\// },
  { name: 'admin', test: /src-client\/admin\// },
].map((group, index) => ({ minShareCount: 2, priority: 100 - index, ...group }))
