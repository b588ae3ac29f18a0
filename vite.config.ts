import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { cutFonts } from './build/cut-fonts.ts'
import { leanQueries } from './build/lean-queries.ts'
import { leanReact } from './build/lean-react.ts'
import { noMutations } from './build/no-mutations.ts'
import { oneLanguage } from './build/one-language.ts'
import { sharedChunk } from './build/shared-chunk.ts'
import { definedVersion } from './build/version.ts'
import { locales, mainLocale } from './src/core/locale.ts'

// What several chunks have in common travels in one file: a page takes six requests instead of seventeen.
const shared = {
  name: sharedChunk(),
  debugName: 'shared',
  test: /[\\/]src[\\/].*\.(?:tsx?|svg\?no-inline)$|[\\/]node_modules[\\/]/,
  // Each module is looked at for itself: what the dashboard shares would bring along what it uses of the shop.
  includeDependenciesRecursively: false,
}

const isEverywhere = /\/(?:shared|rolldown-runtime|entry\.client)-[\w-]+\.\w+$/

/**
 * What the server's build leaves among the packages: programs of the machine, a decoder that is read by its own process,
 * and what calls an old function of Node, which complains of it outside packages. All else is written into the server
 * (docs/decisions/092): a start looked 1,197 files up in 77 packages.
 */
const stayPackages = ['sharp', '@node-rs/argon2', 'libheif-js', 'web-push']

// One file by itself: it is not a page's, and browsers find it by its name.
const serviceWorker: UserConfig = {
  define: definedVersion,
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
}

// One build of the browser's files for each language (`--mode en`), one of the service worker, and one of the server.
export default defineConfig(async ({ isSsrBuild, mode }): Promise<UserConfig> => {
  if (mode === 'service-worker') return serviceWorker
  const language = locales.find((locale) => locale === mode)
  return {
    // React comes twice, for development and not; the server's build has one of them.
    define: isSsrBuild ? { ...definedVersion, 'process.env.NODE_ENV': '"production"' } : definedVersion,
    resolve: { alias: { '@cut-fonts': await cutFonts() } },
    plugins: [
      react(),
      tailwindcss(),
      !isSsrBuild && [leanReact(), leanQueries(), noMutations()],
      language && oneLanguage(language, locales),
    ],
    ssr: isSsrBuild ? { noExternal: true, external: stayPackages } : {},
    publicDir: isSsrBuild || (language && language !== mainLocale) ? false : 'public',
    build: {
      manifest: isSsrBuild ? false : `.vite/manifest-${language ?? mainLocale}.json`,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: false,
      // What every page has loaded need not be named for each of them again.
      modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isEverywhere.test(file)) },
      target: isSsrBuild ? 'node22' : 'es2022',
      // A font inside the stylesheet would be loaded by everybody, whatever script they read.
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? {
            input: {
              server: 'src/server.ts',
              'shop-cli': 'src/cli/main.ts',
              'decoder-process': 'src/media/decoding/decoder-process.ts',
            },
            output: { entryFileNames: '[name].js' },
          }
        : {
            input: ['src/app/entry.client.tsx', 'src/app/shop.css'],
            output: { codeSplitting: { groups: [shared] } },
          },
    },
  }
})
