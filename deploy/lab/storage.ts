import S3rver from '@20minutes/s3rver'

/** A store that speaks the S3 protocol, as the tests use it, but as a process that can be lost. */
const [port = '', directory = '', bucket = ''] = process.argv.slice(2)
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
})
await server.run()
