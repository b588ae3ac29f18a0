import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import { isRunnable } from './runtime.mjs'

// npm writes this list as the last act of an install, so it is missing after an interrupted one.
const installedList = 'node_modules/.package-lock.json'
const nodeLink = 'node_modules/.bin/node'

/** True when node_modules holds every package of the lockfile in its version. Optional ones may be missing. */
export function isInstalled() {
  if (!existsSync(installedList)) return false
  const installed = readPackages(installedList)
  return Object.entries(readPackages('package-lock.json')).every(([place, wanted]) => {
    const present = installed[place]
    return place === '' || (present ? present.version === wanted.version : wanted.optional)
  })
}

/** Installs exactly what the lockfile names. Says so in one line; ends the process when npm cannot. */
export async function installPackages() {
  console.log('Installing the packages of package-lock.json …')
  const began = Date.now()
  // Said explicitly, because NODE_ENV=production or a user's npmrc would leave out what builds the shop.
  const code = npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.')
    process.exit(1)
  }
  // A runtime that this machine cannot run must not stand in front of the one it can.
  if (existsSync(nodeLink) && !isRunnable(nodeLink)) rmSync(nodeLink)
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

function npm(args) {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
  const own = process.env.npm_execpath
  const result = own?.endsWith('.js')
    ? spawnSync(process.execPath, [own, ...args], quiet)
    : spawnSync('npm', args, { ...quiet, shell: process.platform === 'win32' })
  if (result.error) console.error(`npm: ${result.error.message}`)
  return result.status ?? 1
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
