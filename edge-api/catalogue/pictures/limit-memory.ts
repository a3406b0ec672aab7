/** Size of a page of WebAssembly memory, in bytes. */
const pageSize = 65_536;

/** Number of the section that declares the memory of a module. */
const memorySection = 5;

/**
 * Returns a WebAssembly module whose memory cannot grow beyond a size. A decoder then fails for a
 * picture that needs more, whatever its headers state: they need not agree with its pixels.
 *
 * Source: WebAssembly Core Specification 1.0, section 5.5, Modules.
 *
 * @param module binary format of a module that declares one memory
 * @param maxBytes multiple of 64 KB
 * @throws {TypeError} if the module declares no memory
 */
export function limitMemory(
  module: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Uint8Array<ArrayBuffer> {
  for (let offset = 8; offset < module.length;) {
    const size = readNumber(module, offset + 1);
    const end = size.end + size.value;
    if (module[offset] === memorySection) {
      // The number of memories and a flag precede the number of pages at the start.
      const least = readNumber(module, size.end + 2).value;
      const memory = [1, 1, ...toNumber(least), ...toNumber(maxBytes / pageSize)];
      const section = [memorySection, ...toNumber(memory.length), ...memory];
      const limited = new Uint8Array(module.length - (end - offset) + section.length);
      limited.set(module.subarray(0, offset));
      limited.set(section, offset);
      limited.set(module.subarray(end), offset + section.length);
      return limited;
    }
    offset = end;
  }
  throw new TypeError('Cannot limit the memory of a module as it declares none');
}

/** Reads an unsigned number in LEB128: seven bits in each byte, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let end = start;; end += 1) {
    const byte = bytes[end] ?? 0;
    value += (byte & 127) * 2 ** (7 * (end - start));
    if (byte < 128) return { value, end: end + 1 };
  }
}

/** Writes an unsigned number in LEB128. */
const toNumber = (value: number): number[] =>
  value < 128 ? [value] : [value & 127 | 128, ...toNumber(value >>> 7)];
