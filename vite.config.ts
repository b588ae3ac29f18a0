import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oneLanguage } from './tools/one-language.ts'

// What three chunks or more have in common travels in one file: a page takes six requests instead of seventeen.
const shared = {
  name: 'shared',
  test: /[\\/](?:src|node_modules)[\\/].*\.tsx?$|[\\/]node_modules[\\/]/,
  minShareCount: 3,
}

// One build of the browser's files for each language (`--mode en`, `--mode ar`), and one of the server.
export default defineConfig(({ isSsrBuild, mode }) => {
  const language = mode === 'ar' ? 'ar' : 'en'
  const isBrowserBuild = mode === 'en' || mode === 'ar'
  return {
    plugins: [react(), tailwindcss(), isBrowserBuild && oneLanguage(language)],
    publicDir: isSsrBuild || language === 'ar' ? false : 'public',
    build: {
      manifest: isSsrBuild ? false : `.vite/manifest-${language}.json`,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: false,
      target: isSsrBuild ? 'node22' : 'es2022',
      // A font inside the stylesheet would be loaded by everybody, whatever script they read.
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? { input: 'src/server.ts', output: { entryFileNames: 'server.js' } }
        : { input: 'src/entry.client.tsx', output: { codeSplitting: { groups: [shared] } } },
    },
  }
})
