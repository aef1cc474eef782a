
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "PerformanceTab": [
      "BarsTab",
      "WaffleTab"
    ],
    "VisitorRequest": [
      "AccessRequest",
      "DemoRequest"
    ]
  }
};
      export default result;
    