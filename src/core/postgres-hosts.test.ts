import { expect, it } from 'vitest'
import { hostsOf } from './postgres-hosts.ts'

it('an address of several servers is one of each, and asks for the one that may be written to', () => {
  const [one, two] = ['postgres://shop:p%40ss@db-1:5432/shop', 'postgres://shop:p%40ss@[::1]:5433/shop']
  expect(hostsOf('postgres://shop:p%40ss@db-1:5432,[::1]:5433/shop')).toEqual({
    urls: [one, two],
    writer: true,
  })
  expect(hostsOf(`${one}?target_session_attrs=read-write`)).toEqual({ urls: [one], writer: true })
  expect(hostsOf(`${one}?sslmode=require`)).toEqual({ urls: [`${one}?sslmode=require`], writer: false })
  expect(hostsOf('postgres://shop@a,b/shop?target_session_attrs=read-write&sslmode=require').urls).toEqual([
    'postgres://shop@a/shop?sslmode=require',
    'postgres://shop@b/shop?sslmode=require',
  ])
})
