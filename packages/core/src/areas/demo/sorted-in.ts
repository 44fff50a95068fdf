/** Puts one behind all that do not come after it. */
export function sortIn<One>(list: One[], one: One, comesAfter: (other: One) => boolean): void {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesAfter(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  list.splice(low, 0, one);
}
